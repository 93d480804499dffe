import { isRoutedBy } from '@irodori/contract/pageAt'
import type { AppLinkProps } from '@irodori/ui/AppLink'
import { Link, useLocation, useSearch } from 'wouter'
import { carryOrder } from './carriedOrder.ts'

/** Follows links inside the studio without loading a document; they keep the order of the screen. */
export function RoutedLink({ href, ...rest }: AppLinkProps) {
  const [path] = useLocation()
  const carried = carryOrder(href, path, useSearch())
  return isRoutedBy('studio', href) ? <Link href={carried} {...rest} /> : <a href={carried} {...rest} />
}
