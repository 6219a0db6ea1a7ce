import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./browser/installed";
import { prefs } from "./browser/prefs.svelte";
import { locale, speak } from "./words";
import "./styles/tokens.css";
import "./styles/type.css";
import "./styles/pulperia.css";
import "./styles/patio.css";
import "./page.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

// The page speaks one language from its first word.
void speak(locale()).finally(() => mount(App, { target }));
keepPage(prefs.name !== "");
