import { type FileRefusal, feedbackLimits } from '@livery/api/contract';
import { CallFailure } from '../http/callFailure.ts';
import { pictureSize } from './pictureSize.ts';

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  content: Buffer;
}

/**
 * Reads uploaded pictures and detects their type from the content.
 * @throws FILE_REFUSED with the index of each refused file.
 */
export async function readPictures(files: readonly File[]): Promise<Picture[]> {
  const read = await Promise.all(files.map(readPicture));
  const refused = read.flatMap((one, index) => (typeof one === 'string' ? [{ index, code: one }] : []));
  if (refused.length > 0) {
    throw new CallFailure(
      'FILE_REFUSED',
      `Refused: ${refused.map(({ index, code }) => `files[${index}] ${code}`).join(', ')}.`,
      { value: { files: refused } },
    );
  }
  return read.filter((one) => typeof one !== 'string');
}

async function readPicture(file: File, index: number): Promise<Picture | FileRefusal> {
  if (index >= feedbackLimits.files) return 'FILE_COUNT';
  if (file.size > feedbackLimits.fileBytes) return 'FILE_SIZE';
  const content = Buffer.from(await file.arrayBuffer());
  const type = pictureType(content);
  const size = type && pictureSize(type, content);
  if (type === undefined || size === undefined || size.width * size.height === 0) return 'FILE_TYPE';
  return size.width * size.height > feedbackLimits.pixels ? 'FILE_SIZE' : { type, content };
}

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpegStart = Buffer.from('ffd8ff', 'hex');

/** File names and declared types come from the sender and may be wrong; the first bytes are reliable. */
function pictureType(content: Buffer): Picture['type'] | undefined {
  if (content.subarray(0, pngStart.length).equals(pngStart)) return 'image/png';
  return content.subarray(0, jpegStart.length).equals(jpegStart) ? 'image/jpeg' : undefined;
}
