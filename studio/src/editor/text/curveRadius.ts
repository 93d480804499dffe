/** Of the specification: the radius is entered in tenths; this many print pixels are one of the field. */
const PRINT_PX_PER_VIEW = 10

export const radiusShown = (radius: number): number => radius / PRINT_PX_PER_VIEW
export const radiusEntered = (view: number): number => view * PRINT_PX_PER_VIEW
