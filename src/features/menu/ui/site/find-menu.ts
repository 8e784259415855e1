import { loadOnce } from '#src/web/page-data.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { loadMenu } from './load-menu.ts'

/** The dishes as the menu page holds them, asked for once a visit; none where they cannot be had. */
export function findMenu(): Promise<readonly MenuItem[]> {
  return loadOnce('/menu', loadMenu).then(
    ({ dishes }) => dishes,
    () => [],
  )
}
