/** A value that a test relies on, as an element of a list. @throws Error if it is missing */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`the test needs a value, but it is ${value}`)
  return value
}
