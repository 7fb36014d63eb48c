import { inThread } from './in-thread';

/** Work that a plugin begins in a thread once pages are written, and whose answer others wait for in the same build. */
export class ThreadWork<Data, Result> {
  private answering: Promise<Result> | undefined;

  /**
   * @param entry file that calls `answerInThread`
   * @param notBegun what an error says when nobody has begun it
   */
  constructor(
    private readonly entry: string,
    private readonly notBegun: string,
  ) {}

  /** Rejects with what went wrong there, which whoever asks for the answer is told too. */
  begin(data: Data): Promise<Result> {
    const answering = inThread<Result>(this.entry, data);
    answering.catch(() => {});
    this.answering = answering;
    return answering;
  }

  /** @throws what went wrong there, or when nobody has begun it */
  async answer(): Promise<Result> {
    if (this.answering) return this.answering;
    throw new Error(this.notBegun);
  }
}
