import { expect, it } from 'vitest';
import { markLines } from './mark-lines';

it('sets lines off, and leaves the text as it is', () => {
  const marked = markLines('a\n<span class="token">b</span>\nc', new Set([2, 3]));
  expect(marked).toBe(
    'a\n<span class="marcado"><span class="token">b</span>\n</span><span class="marcado">c</span>',
  );
});

it('parts what goes over several lines', () => {
  expect(markLines('<span class="token">a\nb</span>\nc', new Set([2]))).toBe(
    '<span class="token">a</span>\n<span class="marcado"><span class="token">b</span>\n</span>c',
  );
});
