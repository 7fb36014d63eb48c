let left = '';

/** Address of the page that was left last without loading the site anew, '' when none. */
export function leftPage(): string {
  return left;
}

/** Notes the path of a page that the reader leaves for another one of the site. */
export function noteLeftPage(pathname: string): void {
  left = window.location.origin + pathname;
}
