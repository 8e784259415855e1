import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '#test/support/free-port.ts'
import { requireTool, startTool, type RunningTool } from './installed-tools.ts'
import { shippedFile } from './shipped-file.ts'

export interface Proxied {
  /** The proxy's own folder, with its certificate in `certificate.pem` and `key.pem`. */
  readonly folder: string
  readonly servers: readonly [number, number]
  readonly ports: { readonly http: number; readonly https: number }
}

export const proxies = { nginx: startNginx, haproxy: startHaproxy, caddy: startCaddy }
/** Caddy's file is for one server: the first. */
export const balances = { nginx: true, haproxy: true, caddy: false } satisfies Record<ProxyName, boolean>
export type ProxyName = keyof typeof proxies

export const proxyPorts = async () => ({ http: await freePort(), https: await freePort() })

async function startNginx({ folder, servers, ports }: Proxied): Promise<RunningTool> {
  const path = (name: string) => join(folder, name)
  writeFileSync(
    path('servers.conf'),
    shippedFile('nginx/several-servers.conf', {
      '127.0.0.1:3001': `127.0.0.1:${servers[0]}`,
      '127.0.0.1:3002': `127.0.0.1:${servers[1]}`,
    }),
  )
  writeFileSync(
    path('site.conf'),
    shippedFile('nginx/site.conf', {
      'listen [::]:80;': '',
      'listen [::]:443 ssl http2;': '',
      'listen 80': `listen 127.0.0.1:${ports.http}`,
      'listen 443': `listen 127.0.0.1:${ports.https}`,
      '/etc/letsencrypt/live/your-address/fullchain.pem': path('certificate.pem'),
      '/etc/letsencrypt/live/your-address/privkey.pem': path('key.pem'),
      'your-address': '127.0.0.1',
    }),
  )
  writeFileSync(path('one.conf'), shippedFile('nginx/one-server.conf', {}))
  const main = (upstream: string) => `
    daemon off; pid ${path('nginx.pid')}; error_log ${path('error.log')};
    events {}
    http {
      client_body_temp_path ${path('body')}; proxy_temp_path ${path('proxy')};
      fastcgi_temp_path ${path('fastcgi')}; uwsgi_temp_path ${path('uwsgi')}; scgi_temp_path ${path('scgi')};
      include ${path(upstream)};
      include ${path('site.conf')};
    }`
  writeFileSync(path('one-server.conf'), main('one.conf'))
  writeFileSync(path('nginx.conf'), main('servers.conf'))
  const options = (name: string) => ['-e', path('error.log'), '-c', path(name)]
  for (const name of ['one-server.conf', 'nginx.conf']) requireTool('nginx', ['-tq', ...options(name)])
  return await startTool('nginx', options('nginx.conf'), { port: ports.https })
}

async function startHaproxy({ folder, servers, ports }: Proxied): Promise<RunningTool> {
  const certificates = join(folder, 'certificates')
  mkdirSync(certificates)
  const pem = ['certificate.pem', 'key.pem'].map((name) => requireTool('cat', [join(folder, name)]))
  writeFileSync(join(certificates, 'site.pem'), `${pem.join('\n')}\n`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    shippedFile('haproxy.cfg', {
      '  log /dev/log local0 notice\n': `  log stdout format raw local0 notice\n`,
      '  chroot /var/lib/haproxy\n  user haproxy\n  group haproxy\n': '',
      '  stats socket /run/haproxy/admin.sock': `  stats socket ${join(folder, 'admin.sock')}`,
      'bind :80': `bind 127.0.0.1:${ports.http}`,
      'bind :443': `bind 127.0.0.1:${ports.https}`,
      '/etc/haproxy/certificates/': certificates,
      'your-address': '127.0.0.1',
      '127.0.0.1:3001': `127.0.0.1:${servers[0]}`,
      '127.0.0.1:3002': `127.0.0.1:${servers[1]}`,
    }),
  )
  requireTool('haproxy', ['-c', '-q', '-f', file])
  return await startTool('haproxy', ['-db', '-f', file], { port: ports.https })
}

async function startCaddy({ folder, servers, ports }: Proxied): Promise<RunningTool> {
  const file = join(folder, 'Caddyfile')
  const shipped = shippedFile('Caddyfile', {
    'your-address {': `https://127.0.0.1 {
	bind 127.0.0.1
	tls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`,
    'reverse_proxy 127.0.0.1:3000': `reverse_proxy 127.0.0.1:${servers[0]}`,
  })
  const options = `{
	admin off
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	storage file_system ${join(folder, 'storage')}
}
`
  writeFileSync(file, options + shipped.replace(/^#.*\n/, ''))
  const args = ['--config', file, '--adapter', 'caddyfile']
  requireTool('caddy', ['validate', ...args])
  return await startTool('caddy', ['run', ...args], { port: ports.https })
}
