import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = () => Promise.reject(new Error('not allowed'));

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

test('asks for the clipboard before the text is there', async () => {
  let arrive = (_text: string) => {};
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const write = vi.fn(async ([item]: Item[]) => (await item?.parts['text/plain'])?.text());
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard: { write } });
  const copied = copyText(text);
  expect(write).toHaveBeenCalledOnce();
  arrive('Cierre');
  expect(await copied).toBe(true);
  expect(await write.mock.results[0]?.value).toBe('Cierre');
});

test('writes plain text where there is no other way, and says where there is none', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { write: refused, writeText } });
  expect(await copyText(Promise.resolve('Cierre'))).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Cierre');
  vi.stubGlobal('navigator', { clipboard: { write: refused, writeText: refused } });
  expect(await copyText(Promise.resolve('Cierre'))).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText(Promise.resolve('Cierre'))).toBe(false);
});

test('throws what the text failed with', async () => {
  vi.stubGlobal('navigator', { clipboard: { write: refused } });
  await expect(copyText(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
