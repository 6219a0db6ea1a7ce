/** All the pieces in all their states, for looking at: `npx vite`, then /gallery.html. Not part of the build. */
import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/type.css";
import "../styles/pulperia.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
