import { existsSync } from 'node:fs';
import type { ContentPage } from '../content';
import { imagesOf, type PageImage } from '../images';
import { type PageProblem, PageRule } from '../rule';

function imageProblem({ url, file }: PageImage): string | undefined {
  if (file === undefined) {
    return `the image ${url} stands on another host; put its file beside the page or into static/img/`;
  }
  if (existsSync(file)) return undefined;
  return `there is no image ${url}: put ${file} there, or correct the address`;
}

export class KnownImages extends PageRule {
  readonly id = 'known-images';
  readonly severity = 'error';
  readonly asks = 'Every image is a file of `static/`, or one beside its page.';

  protected problemsOf(page: ContentPage): PageProblem[] {
    return imagesOf(page).flatMap((image) => {
      const message = imageProblem(image);
      return message === undefined ? [] : [{ line: image.line, message }];
    });
  }
}
