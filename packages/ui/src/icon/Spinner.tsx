import styles from './Spinner.module.css'

/** A spinner; the text beside it names what is loading. */
export const Spinner = ({ size = 24 }: { readonly size?: number }) => (
  <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity="0.25" />
    <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
