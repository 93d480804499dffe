/** Longest side of a page, in print pixels: A2 at 400 dpi. */
export const MAX_PAGE_SIDE = 10_000
/** Largest area of a page, in print pixels. A page is held in memory with four bytes a pixel. */
export const MAX_PAGE_AREA = 64_000_000
/** Longest side of a photo frame or a text box, in print pixels; a longer one is refused when its picture is asked for. */
export const MAX_FRAME_SIDE = 6000
/** Most items on a page. */
export const MAX_ITEMS = 300
