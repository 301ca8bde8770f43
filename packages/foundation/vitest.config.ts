import { screenTests } from '@livery/config/screen-tests';

export default screenTests({ root: import.meta.dirname, folders: ['src'], setupFiles: ['testing/setUp.ts'] });
