import type { PublicProfile } from '@irodori/contract/shopProfile'
import { createContext, useContext } from 'react'

const ShopContext = createContext<PublicProfile | null>(null)

export const ShopProvider = ShopContext.Provider

/** The shop whose pages are shown. */
export function useShop(): PublicProfile {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('no ShopProvider')
  return shop
}
