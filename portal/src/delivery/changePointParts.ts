/** PCK-11: splits HH:mm into the parts that the notice of the change point shows. */
export function changePointParts(time: string): { readonly hours: string; readonly minutes: string } {
  const [hours = '', minutes = '00'] = time.split(':')
  return { hours, minutes }
}
