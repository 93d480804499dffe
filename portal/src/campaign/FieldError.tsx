import { Icon } from '@irodori/ui'
import styles from './CampaignPage.module.css'

/** What is wrong with a group of controls, and how to put it right; nothing while all is well. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={16} />
      {error}
    </p>
  )
