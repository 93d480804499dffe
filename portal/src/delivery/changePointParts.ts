/** PCK-11: HH:mm in the parts that the notice of the change point sets into its words. */
export function changePointParts(time: string): { readonly hours: string; readonly minutes: string } {
  const [hours = '', minutes = '00'] = time.split(':')
  return { hours, minutes }
}
