import { data } from 'react-router'

import { NotFound } from './not-found.tsx'
import type { PageHandle } from './page-handle.ts'

export const handle: PageHandle = {}

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

export default NotFound
