import { useConnection, useSession } from '@irodori/client/ClientProvider'
import { PAGES } from '@irodori/contract/pages'
import { Item, Label, Separator } from 'radix-ui/dropdown-menu'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import menu from '../control/Menu.module.css'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import styles from './AccountMenu.module.css'
import { logOut } from './logOut.ts'

/** Menu items: the user name, links to the account's pages, and logout. Nothing without a session. */
export function AccountItems() {
  const { t } = useTranslation(['session', 'common'])
  const session = useSession()
  const connection = useConnection()
  if (session === null) return null
  const isUser = session.role === 'USER'
  return (
    <>
      <Label className={styles.who}>
        <span className={styles.how}>{t(isUser ? 'user' : 'guest')}</span>
        <span className={styles.name}>{session.userName}</span>
      </Label>
      <Separator className={menu.line} />
      <LinkItem href={PAGES.myPage.path} icon="book" label={t('common:myPage')} />
      {isUser && (
        <>
          <LinkItem href={PAGES.account.path} icon="user" label={t('account')} />
          <LinkItem href={PAGES.changeEmail.path} icon="card" label={t('changeEmail')} />
          <LinkItem href={PAGES.changePassword.path} icon="pencil" label={t('changePassword')} />
        </>
      )}
      <Separator className={menu.line} />
      <Item className={menu.item} onSelect={() => void logOut(connection)}>
        <Icon name="logout" size={18} />
        {t('logout')}
      </Item>
    </>
  )
}

interface LinkItemProps {
  readonly href: string
  readonly icon: IconName
  readonly label: string
}

const LinkItem = ({ href, icon, label }: LinkItemProps) => (
  <Item asChild>
    <AppLink href={href} className={menu.item}>
      <Icon name={icon} size={18} />
      {label}
    </AppLink>
  </Item>
)
