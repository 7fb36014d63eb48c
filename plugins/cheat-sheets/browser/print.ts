/** Prints the sheet when its button is pressed, and at once for who comes to print it. */
const button = document.getElementById('imprimir');

button?.addEventListener('click', () => print());
button?.removeAttribute('hidden');

if (location.hash === '#imprimir') {
  // Loading the page again, or coming back to it, asks for no paper.
  history.replaceState(null, '', location.pathname + location.search);
  addEventListener('load', () => print());
}
