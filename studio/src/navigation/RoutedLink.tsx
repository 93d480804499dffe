import type { AppLinkProps } from '@irodori/ui'
import { Link } from 'wouter'

/** The routes of this app; every other address belongs to the portal and is loaded anew. */
const OWN_ROUTE =
  /^\/(account|forgot-password|home|product|product-preview|template-preview|policies|design|404)?(\/|\?|$)/

export const RoutedLink = ({ href, ...rest }: AppLinkProps) =>
  OWN_ROUTE.test(href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />
