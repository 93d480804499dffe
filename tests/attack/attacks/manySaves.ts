import { randomUUID } from 'node:crypto'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { draftOfPage, pageFromTemplate } from '@irodori/design/designPage'
import { present } from '@irodori/design/testing/present'
import { callShop } from '../../fixtures/shopCaller.ts'
import type { Attack } from '../attackForm.ts'
import { waitFigures } from '../attackForm.ts'
import { openBystander } from '../bystander.ts'

const SAVES = 1200
const AT_ONCE = 20
const ROUNDS = 5
const ATTACKER = { number: 'irodori-10000001', phone: '09012345678' }

export const manySaves: Attack = {
  name: 'many-saves',
  question: `one guest saves ${SAVES} designs as fast as possible, then another one works`,
  async run(version) {
    const target = await version.start()
    const bystander = await openBystander(target)
    await bystander.work(2)
    const quiet = await bystander.work(ROUNDS)
    const guest = await callShop(target.address, ATTACKER.number, ATTACKER.phone)
    const template = present((await guest.templates('greeting-card'))[0])
    const draft = () => {
      const page = pageFromTemplate(template, 1, randomUUID)
      const items = page.items.map((item) => (isImageItem(item) ? item : { ...item, keepsTemplateText: true }))
      return draftOfPage({ ...page, items }, null, null)
    }
    let accepted = 0
    let left = SAVES
    const save = async () => {
      while (left > 0) {
        left -= 1
        await guest.save('POST', null, [draft()]).then(
          () => (accepted += 1),
          () => undefined,
        )
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: AT_ONCE }, save))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const attacked = await bystander.work(ROUNDS)
    await target.kill()
    return {
      ...waitFigures(quiet, attacked),
      'designs of the attacker that were accepted': `${accepted} in ${seconds} s`,
    }
  },
}
