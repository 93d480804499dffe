import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string
}

const PlainLink = (props: AppLinkProps) => <a {...props} />

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink)

/** An app provides its router's link, so that links of shared components do not reload the document. */
export const LinkProvider = LinkContext

export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
