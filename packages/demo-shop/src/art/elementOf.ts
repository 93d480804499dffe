/**
 * The element of a list that is continued in a circle, as the colours of stripes or the points of a closed outline are.
 * @param index may lie outside of the list on either side
 * @throws RangeError if the list is empty
 */
export function elementOf<Element>(list: readonly Element[], index: number): Element {
  const element = list.at(index % list.length)
  if (element === undefined) throw new RangeError(`a list without elements has no element ${index}`)
  return element
}
