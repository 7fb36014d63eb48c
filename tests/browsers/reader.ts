import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Runs in the page: the first element that matches and can be seen, with a text in its name. */
function visible(selector: string, text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent;
    const isShown = getComputedStyle(element).visibility === 'visible' && width > 0 && height > 0;
    return isShown && name.replace(/\s+/g, ' ').includes(text);
  });
}

/** What somebody does with the site and sees of it, in whatever engine; each step waits until it can be done. */
export class Reader {
  constructor(
    readonly driver: WebDriver,
    private readonly siteUrl: string,
  ) {}

  /** Goes to an address of the site in a window of that width; none of WebKitGTK is narrower than 447 px. */
  async open(address: string, width = 1440): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    await this.driver.get(this.siteUrl + address);
  }

  /** Presses keys one after another; a text is its letters. */
  async press(...keys: string[]): Promise<void> {
    const pressing = this.driver.actions().sendKeys(...keys);
    await pressing.perform();
  }

  async pressControl(letter: string): Promise<void> {
    const pressing = this.driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL);
    await pressing.perform();
  }

  /** Runs a function in the page; it sees nothing of this process but its arguments. */
  evaluate<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) {
    // The compiler has each function within it told its name.
    const script = `const __name = (value) => value; return (${run})(...arguments);`;
    return this.driver.executeScript<Awaited<Result>>(script, ...given);
  }

  /** Waits until a function of the page finds something. */
  holds<Given extends unknown[]>(finds: (...given: Given) => unknown, ...given: Given) {
    const what = `${finds} of ${given}`;
    return this.until(what, async () => Boolean(await this.evaluate(finds, ...given)));
  }

  sees(selector: string, text = ''): Promise<void> {
    return this.holds(visible, selector, text);
  }

  doesNotSee(selector: string): Promise<void> {
    return this.until(`no ${selector}`, async () => !(await this.evaluate(visible, selector, '')));
  }

  hasFocusOn(selector: string): Promise<void> {
    return this.holds((css) => document.activeElement?.matches(css), selector);
  }

  /** Presses the key that hydrates a page, and waits until it has. */
  async hydrate(): Promise<void> {
    await this.press(Key.TAB);
    await this.holds(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Presses the first element that can be seen and matches, with this text in its name. */
  click(selector: string, text = ''): Promise<void> {
    return this.until(`${selector} «${text}» to be pressed`, async () => {
      const found = (await this.evaluate(visible, selector, text)) as unknown as WebElement | null;
      await found?.click();
      return found !== null;
    });
  }

  private async until(what: string, probe: () => Promise<boolean>): Promise<void> {
    let reason: unknown = 'it was not so';
    const attempt = () =>
      probe().catch((error: unknown) => {
        // While one page gives way to another there is none to ask.
        reason = error;
        return false;
      });
    await this.driver.wait(attempt, 15_000).catch(() => {
      throw new Error(`Expected ${what}: ${reason}.`);
    });
  }
}
