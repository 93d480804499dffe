import { useEffect } from 'react'
import { useShop } from '../shop/ShopContext.ts'

/** Names the document: the title of the page and the shop. */
export function usePageTitle(title: string): void {
  const { name } = useShop()
  useEffect(() => {
    document.title = title === '' ? name : `${title} | ${name}`
  }, [title, name])
}
