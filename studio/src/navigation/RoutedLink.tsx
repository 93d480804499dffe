import { isRoutedBy } from '@irodori/contract/pageAt'
import type { AppLinkProps } from '@irodori/ui/AppLink'
import { Link } from 'wouter'

/** Follows links inside the studio without loading a document. */
export const RoutedLink = ({ href, ...rest }: AppLinkProps) =>
  isRoutedBy('studio', href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />
