/** The specification enters the radius in tenths: print pixels per unit of the field. */
const PRINT_PX_PER_VIEW = 10

export const radiusShown = (radius: number): number => radius / PRINT_PX_PER_VIEW
export const radiusEntered = (view: number): number => view * PRINT_PX_PER_VIEW
