import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { journeyTable, type Outcome } from './journey-table';

/** Prints what failed as it fails, and at the end a table of journeys by engines. */
export default class TableReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_: FullConfig, root: Suite): void {
    this.root = root;
  }

  onTestEnd(test: TestCase): void {
    const result = test.results.at(-1);
    if (test.ok() || !result) return;
    const screen = result.attachments.find(({ name }) => name === 'screen')?.path;
    console.log(`\n${this.engineOf(test)}: ${test.title}`);
    for (const { message } of result.errors) console.log(message);
    if (screen) console.log(`What was on the screen: ${screen}`);
  }

  onError({ message }: { message?: string }): void {
    console.log(message);
  }

  onEnd({ status }: FullResult): void {
    const tests = this.root?.allTests().filter(({ results }) => results.length > 0) ?? [];
    const outcomes = tests.map(
      (test): Outcome => ({
        journey: test.title,
        engine: this.engineOf(test),
        passed: test.ok(),
        milliseconds: test.results.at(-1)?.duration ?? 0,
      }),
    );
    const engines = [...new Set(outcomes.map(({ engine }) => engine))];
    console.log(`\n${journeyTable(outcomes, engines)}\n`);
    const failed = outcomes.filter(({ passed }) => !passed).length;
    console.log(
      status === 'passed'
        ? `All ${outcomes.length} journeys arrived.`
        : `${failed} of ${outcomes.length} journeys failed (${status}).`,
    );
  }

  private engineOf(test: TestCase): string {
    return test.parent.project()?.name ?? '';
  }
}
