import { useConnection, useSession } from '@irodori/client/react'
import { PAGES } from '@irodori/contract/pages'
import { Item, Label, Separator } from 'radix-ui/dropdown-menu'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../control/AppLink.tsx'
import menu from '../control/Menu.module.css'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import styles from './AccountMenu.module.css'
import { logOut } from './logOut.ts'

/** Who is logged in, the ways to what is hers, and the way out, inside a menu. Nothing without a session. */
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
      <Way href={PAGES.myPage.path} icon="book" words={t('common:myPage')} />
      {isUser && (
        <>
          <Way href={PAGES.account.path} icon="user" words={t('account')} />
          <Way href={PAGES.changeEmail.path} icon="card" words={t('changeEmail')} />
          <Way href={PAGES.changePassword.path} icon="pencil" words={t('changePassword')} />
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

interface WayProps {
  readonly href: string
  readonly icon: IconName
  readonly words: string
}

const Way = ({ href, icon, words }: WayProps) => (
  <Item asChild>
    <AppLink href={href} className={menu.item}>
      <Icon name={icon} size={18} />
      {words}
    </AppLink>
  </Item>
)
