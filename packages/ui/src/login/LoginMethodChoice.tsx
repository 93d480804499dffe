import { useTranslation } from 'react-i18next'
import { SAFE_CHOICE } from '../dialog/Dialog.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/shapes.ts'
import styles from './LoginMethodChoice.module.css'
import type { LoginFlow } from './loginFlow.ts'

const METHODS = [
  { flow: 'GUEST_LOGIN', icon: 'card' },
  { flow: 'USER_LOGIN', icon: 'user' },
  { flow: 'USER_CREATION', icon: 'plus' },
] as const satisfies readonly { readonly flow: LoginFlow; readonly icon: IconName }[]

/** The login methods, each with what it requires. */
export function LoginMethodChoice({ onChoose }: { readonly onChoose: (flow: LoginFlow) => void }) {
  const { t } = useTranslation('login')
  return (
    <ul className={styles.ways}>
      {METHODS.map(({ flow, icon }, index) => (
        <li key={flow}>
          <button
            type="button"
            className={styles.way}
            onClick={() => onChoose(flow)}
            {...(index === 0 ? SAFE_CHOICE : {})}
          >
            <Icon name={icon} size={24} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`flow.${flow}.title`)}</span>
              <span className={styles.needs}>{t(`flow.${flow}.needs`)}</span>
            </span>
            <Icon name="chevronRight" />
          </button>
        </li>
      ))}
    </ul>
  )
}
