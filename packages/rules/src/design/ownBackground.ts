import type { Template } from '@irodori/contract/entities/template'

/** COM-7: whether the customer may choose the background of a page. */
export const allowsBackground = ({
  allowsOwnItems,
  hasFixedBackground,
}: Pick<Template, 'allowsOwnItems' | 'hasFixedBackground'>): boolean =>
  allowsOwnItems === true && hasFixedBackground !== true
