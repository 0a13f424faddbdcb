-- AlterTable
ALTER TABLE "Video" ADD COLUMN     "puppyId" INTEGER;

-- CreateIndex
CREATE INDEX "Video_puppyId_idx" ON "Video"("puppyId");

-- AddForeignKey
ALTER TABLE "Video" ADD CONSTRAINT "Video_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;
