/** A sheet of A4 and the margins that `manual.css` leaves on it, in millimetres. */
const SHEET = { width: 210, height: 297 };
const MARGIN = { top: 24, bottom: 22, side: 20 };

const POINTS_A_MM = 72 / 25.4;
const PIXELS_A_MM = 96 / 25.4;

/** The margins in points, as a PDF measures. */
export const MARGIN_IN_POINTS = {
  top: MARGIN.top * POINTS_A_MM,
  bottom: MARGIN.bottom * POINTS_A_MM,
  side: MARGIN.side * POINTS_A_MM,
};

/** What is between the margins in pixels, as a browser measures. */
export const TEXT_AREA = {
  width: (SHEET.width - 2 * MARGIN.side) * PIXELS_A_MM,
  height: (SHEET.height - MARGIN.top - MARGIN.bottom) * PIXELS_A_MM,
};
