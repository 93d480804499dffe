import { isDeskPath } from '@irodori/contract/deskPages'
import type { AppLinkProps } from '@irodori/ui/AppLink'
import { Link } from 'wouter'

/** Follows links inside the desk without loading a document. */
export const DeskLink = ({ href, ...rest }: AppLinkProps) =>
  isDeskPath(href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />
