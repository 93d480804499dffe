import { useShop } from '../shop/ShopContext.ts'
import styles from './Logo.module.css'

/** Mark and name of the shop. */
export function Logo() {
  const { name, markUrl } = useShop()
  return (
    <span className={styles.mark}>
      <img src={markUrl} alt="" />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
