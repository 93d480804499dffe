declare const unit: unique symbol
/** A number with its unit in the type, so that a wrong unit does not compile. */
export type Unit<Name extends string> = number & { readonly [unit]: Name }

/** Millimetres on paper. */
export type Mm = Unit<'mm'>
/** Pixels of the print at the product's resolution; the unit of templates and documents. */
export type PrintPx = Unit<'printPx'>
/** CSS pixels of a screen. */
export type ScreenPx = Unit<'screenPx'>
/** Typographic points, 1/72 inch. */
export type Pt = Unit<'pt'>
/** Print pixels per inch. */
export type Dpi = Unit<'dpi'>
/** Degrees, clockwise on the page (y grows downward). */
export type Degrees = Unit<'degrees'>

const MM_PER_INCH = 25.4
const PT_PER_INCH = 72
const PT_PER_MM = PT_PER_INCH / MM_PER_INCH

export const mm = (value: number): Mm => value as Mm
export const printPx = (value: number): PrintPx => value as PrintPx
export const screenPx = (value: number): ScreenPx => value as ScreenPx
export const pt = (value: number): Pt => value as Pt
export const dpi = (value: number): Dpi => value as Dpi
export const degrees = (value: number): Degrees => value as Degrees

export const mmToPrintPx = (length: Mm, resolution: Dpi): PrintPx => printPx((length / MM_PER_INCH) * resolution)
export const printPxToMm = (length: PrintPx, resolution: Dpi): Mm => mm((length / resolution) * MM_PER_INCH)
export const mmToPt = (length: Mm): Pt => pt(length * PT_PER_MM)
export const ptToPrintPx = (length: Pt, resolution: Dpi): PrintPx => printPx((length / PT_PER_INCH) * resolution)

/** The equivalent angle in [0, 360). */
export const normaliseDegrees = (angle: number): Degrees => degrees(((angle % 360) + 360) % 360)
