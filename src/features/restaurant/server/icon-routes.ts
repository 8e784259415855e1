import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'

import type { Services } from '#src/server/services.ts'
import { demoLogo } from '../rules/demo-settings.ts'
import { siteSettingsInMemory } from './restaurant.ts'
import { siteIcons, svgIcons, pngIcons, type PngIcon, type SvgIcon } from './site-icons.ts'
import { siteManifest } from './site-manifest.ts'

const demoFiles = fileURLToPath(new URL('../../../../public/brand/', import.meta.url))
const anHour = 'public, max-age=3600'

/**
 * Serves the icons for browser tabs and home screens, and the web app manifest, which names the icons. They are made from the
 * restaurant's logo, or show a drawn pizza if there is no logo. The demo restaurant has its own icon files.
 */
export function siteIconRoutes(app: FastifyInstance, services: Services): void {
  const settings = siteSettingsInMemory(services)
  const icons = siteIcons(services)

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('Cache-Control', anHour)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(siteManifest(await settings()))),
  )

  // The cast is needed because `Object.keys` returns the keys of both records as plain strings.
  for (const name of Object.keys(svgIcons) as SvgIcon[]) serve(name, 'image/svg+xml', icons.svg)
  for (const name of Object.keys(pngIcons) as PngIcon[]) serve(name, 'image/png', icons.png)

  function serve<Name extends string>(
    name: Name,
    type: string,
    make: (name: Name, logoUrl: string | null) => Promise<Buffer>,
  ): void {
    app.get(`/${name}`, async (_request, reply) => {
      const { logoUrl } = await settings()
      const body = await (logoUrl === demoLogo ? readFile(demoFile(name)) : make(name, logoUrl))
      return reply.header('Cache-Control', anHour).type(type).send(body)
    })
  }
}

/** The demo's drawing `mark.svg` is not in the folder with its icons, because other parts of the site also use it. */
function demoFile(name: string): string {
  return demoFiles + (name === 'mark.svg' ? name : `icons/${name}`)
}
