import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';

/**
 * Creates an Apple configuration profile that adds the site to an iPhone's home screen. It is unsigned and states that
 * it is from a sandbox. The query of its address shows the page that a web clip started it, and not an installation by
 * the browser.
 */
export function homeScreenProfile({ code, name }: Merchant, origin: string): string {
  const title = escaped(name);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>sandbox.livery.${code}</string>
<key>PayloadUUID</key><string>${uuidOf(`profile ${code}`)}</string>
<key>PayloadDisplayName</key><string>${title} (sandbox)</string>
<key>PayloadDescription</key><string>A sandbox with play money. Puts ${title} on the home screen.</string>
<key>PayloadContent</key><array><dict>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>sandbox.livery.${code}.clip</string>
<key>PayloadUUID</key><string>${uuidOf(`clip ${code}`)}</string>
<key>Label</key><string>${title}</string>
<key>URL</key><string>${escaped(origin)}/m/home?webClip=1</string>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
</dict></array>
</dict></plist>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A UUID that is the same for the same name, so that a second installation replaces the profile. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
