import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Command } from 'commander'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { table } from '../table.ts'

/** Lists the orders of the sandbox marketplaces, each of which causes one answer. */
export function sandboxCommands(program: Command, _shop: StaffShop, { say }: StaffContext): void {
  program
    .command('sandbox')
    .description('list the order numbers of the sandbox marketplaces with the answer that each causes')
    .action(() => {
      const orders = sandboxOrders
      say(
        table(
          ['shop', 'order number', 'phone number', 'answer'],
          orders.map(({ shop, orderNumber, phoneNumber, sentence }) => [shop, orderNumber, phoneNumber, sentence]),
        ),
      )
    })
}
