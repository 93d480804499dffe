/**
 * base ^ exponent for base >= 0, by plain arithmetic: engines differ in the last bits of Math.pow, which can change a
 * byte of a photo. Exact to 13 digits.
 */
export function power(base: number, exponent: number): number {
  if (base <= 0) return 0
  return exponential(exponent * logarithm(base))
}

const { LN2 } = Math

/** Natural logarithm: halved into 0.75 to 1.5, then ln x = 2 artanh((x - 1) / (x + 1)). */
function logarithm(value: number): number {
  let x = value
  let halvings = 0
  for (; x > 1.5; halvings++) x /= 2
  for (; x < 0.75; halvings--) x *= 2
  const z = (x - 1) / (x + 1)
  const square = z * z
  let sum = 0
  for (let n = 31; n >= 1; n -= 2) sum = sum * square + 1 / n
  return halvings * LN2 + 2 * z * sum
}

/** e^x = 2^k e^r with |r| at most half of ln 2. */
function exponential(value: number): number {
  const doublings = Math.round(value / LN2)
  const rest = value - doublings * LN2
  let sum = 1
  for (let n = 18; n >= 1; n--) sum = 1 + (rest * sum) / n
  for (let i = 0; i < doublings; i++) sum *= 2
  for (let i = 0; i > doublings; i--) sum /= 2
  return sum
}
