/** Size of the lattice as a picture. */
export const LATTICE = { width: 33, height: 33 * 33 }

/** Every 8th value of each channel, 255 included: 33 × 33 × 33 colours as RGBA, with an alpha that varies. */
export function colourLattice(): Uint8Array {
  const values = Array.from({ length: 33 }, (_, i) => Math.min(255, i * 8))
  const bytes: number[] = []
  for (const r of values) for (const g of values) for (const b of values) bytes.push(r, g, b, (r * 7 + g * 3 + b) & 255)
  return Uint8Array.from(bytes)
}
