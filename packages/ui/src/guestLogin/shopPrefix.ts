/** Prefix of the shop's own order numbers, before the hyphen. */
export const SHOP_PREFIX = 'irodori'
