import styles from './Logo.module.css'

/** The shop's logo: three overlapping leaves in 茜 (madder), 藍 (indigo) and 山吹 (gold). */
export const Logo = () => (
  <span className={styles.mark}>
    <svg width="34" height="34" viewBox="0 0 40 40" aria-hidden="true">
      <g className={styles.leaves}>
        <path d="M20 21C12.5 17 10.5 9.5 20 2.5 29.5 9.5 27.5 17 20 21z" fill="var(--brand-1)" />
        <path
          d="M20 21C12.5 17 10.5 9.5 20 2.5 29.5 9.5 27.5 17 20 21z"
          fill="var(--brand-2)"
          transform="rotate(120 20 21)"
        />
        <path
          d="M20 21C12.5 17 10.5 9.5 20 2.5 29.5 9.5 27.5 17 20 21z"
          fill="var(--brand-3)"
          transform="rotate(240 20 21)"
        />
        <circle cx="20" cy="21" r="7.5" fill="var(--brand-1)" opacity="0.25" />
      </g>
    </svg>
    <span className={styles.name}>
      <span lang="en">Irodori</span>
      <span className={styles.kanji} lang="ja">
        彩り
      </span>
    </span>
  </span>
)
