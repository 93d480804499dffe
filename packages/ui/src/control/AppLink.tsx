import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string
}

const PlainLink = (props: AppLinkProps) => <a {...props} />

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink)

/** An app puts its router's link here, so that shared parts move inside it without loading the page anew. */
export const LinkProvider = LinkContext

export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
