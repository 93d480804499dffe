import type { AppLinkProps } from '@irodori/ui'
import { Link } from 'wouter'

/** The routes of this app; every other address belongs to the studio and is loaded anew. */
const OWN_ROUTE =
  /^\/(mypage|order\/[^/?]+\/(?:confirm|package)|order\/design-digital-message\/[^/?]+|digitalMessage\/templates|digital-message\/preview\/[^?]+)(\/|\?|$)/

export const RoutedLink = ({ href, ...rest }: AppLinkProps) =>
  OWN_ROUTE.test(href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />
