/** A server of the test's own: its port, its folder, and the right to kill it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The command under test. */
export const BIN = process.env["QUIERO_BIN"] ?? resolve(import.meta.dirname, "../../.venv/bin/quiero");

/** A machine that does much else is slow to start it. */
const PATIENCE_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

export class Server {
  readonly url: string;
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(
    private readonly port: number,
    private readonly data: string,
    private readonly env: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `env`: shorter pauses, so that a whole match fits in a test; the clocks are always those of the rules. */
  static async start(env: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "quiero-e2e-")), env);
    await server.up();
    return server;
  }

  async up(): Promise<void> {
    this.#process = spawn(BIN, ["serve", "--port", String(this.port), "--data", this.data], {
      env: { ...process.env, ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) stream?.on("data", (text) => (this.#said += String(text)));
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      if (this.#process.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error(`the server did not start: ${BIN}\n${this.#said}`);
  }

  /** As a power cut would: no farewell, nothing flushed. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.#process?.once("exit", done));
    this.#process?.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    if (this.#process && this.#process.exitCode === null && this.#process.signalCode === null) await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Short pauses for whole matches. */
export const BRISK = { QUIERO_PAUSE_MS: "250", QUIERO_BOT_MS: "60" };
