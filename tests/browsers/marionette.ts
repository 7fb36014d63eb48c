import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Session } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command';

/** What Selenium calls its commands, and what Firefox does. */
const COMMANDS: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  get: 'WebDriver:Navigate',
  executeScript: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  clickElement: 'WebDriver:ElementClick',
  setWindowRect: 'WebDriver:SetWindowRect',
};

/**
 * Has Selenium speak to Firefox itself, in Marionette: the protocol behind geckodriver, which Debian does not
 * package. A message is JSON after its length, and one is answered before the next is sent.
 */
export class MarionetteExecutor implements Executor {
  private readonly socket: Socket;
  private readonly greeting: Promise<unknown>;
  private received = Buffer.alloc(0);

  /** @param port where a Firefox that was started with `--marionette` says that it listens */
  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.greeting = this.read();
  }

  /** Sends a command of Selenium, and gives what Firefox answers. */
  async execute(command: Command): Promise<unknown> {
    await this.greeting;
    const name = COMMANDS[command.getName()];
    if (!name) throw new Error(`COMMANDS of marionette.ts lacks «${command.getName()}»: add it.`);
    const { sessionId: _, id: element = {}, ...parameters } = command.getParameters();
    // WebDriver names an element by the value of an object, Marionette by that value.
    const [id] = Object.values(element);
    const message = JSON.stringify([0, 0, name, { ...parameters, id }]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await this.read();
    if (error) throw new Error(error.message);
    return result.sessionId ? new Session(result.sessionId, {}) : result.value;
  }

  private async read() {
    for (;;) {
      const start = this.received.indexOf(':') + 1;
      const end = start + Number(this.received.subarray(0, start - 1));
      if (start > 0 && this.received.length >= end) {
        const message = String(this.received.subarray(start, end));
        this.received = this.received.subarray(end);
        return JSON.parse(message);
      }
      const [chunk] = await once(this.socket, 'data');
      this.received = Buffer.concat([this.received, chunk]);
    }
  }
}
