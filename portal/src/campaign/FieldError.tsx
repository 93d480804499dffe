import { Icon } from '@irodori/ui/Icon'
import styles from './CampaignPage.module.css'

/** The error message of a group of controls; renders nothing without an error. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={16} />
      {error}
    </p>
  )
